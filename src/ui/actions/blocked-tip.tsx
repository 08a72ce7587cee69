import type {ReactElement} from 'react';
import {TooltipTrigger} from 'react-aria-components';
import {Tooltip} from '#src/ui/overlays/tooltip.tsx';

/** Says on hover and focus why the button in it cannot be pressed. In a chunk of its own: most pages need none. */
export function BlockedTip({reason, children}: {reason: string; children: ReactElement}) {
  return (
    <TooltipTrigger delay={0}>
      {children}
      <Tooltip>{reason}</Tooltip>
    </TooltipTrigger>
  );
}
