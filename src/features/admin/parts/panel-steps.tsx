import {ChevronDown, ChevronUp} from 'lucide-react';
import {IconButton} from '#src/ui/actions/icon-button.tsx';

/** The ways to what stands before and after in the list; undefined where it ends. */
export type PanelWays = {readonly onPrevious: (() => void) | undefined; readonly onNext: (() => void) | undefined};

type PanelStepsProps = PanelWays & {readonly previous: string; readonly next: string};

/** Goes on in the list from the panel beside it. */
export function PanelSteps({onPrevious, onNext, previous, next}: PanelStepsProps) {
  return (
    <>
      {onPrevious ? (
        <IconButton icon={<ChevronUp size={18} aria-hidden />} label={previous} onPress={onPrevious} />
      ) : null}
      {onNext ? <IconButton icon={<ChevronDown size={18} aria-hidden />} label={next} onPress={onNext} /> : null}
    </>
  );
}
