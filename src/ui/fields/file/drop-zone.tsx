import {FileUp} from 'lucide-react';
import {DropZone as AriaDropZone, FileTrigger, Text} from 'react-aria-components';
import {Button} from '#src/ui/actions/button.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from '#src/ui/form/form.module.css';

type DropZoneProps = {
  title: string;
  /** Kinds and sizes that are taken, said before one chooses. */
  hint: string;
  buttonText: string;
  acceptedTypes: readonly string[];
  allowsMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** A place to drop files on, with a button that does the same. */
export function DropZone(props: DropZoneProps) {
  return (
    <AriaDropZone
      className={joinClasses(styles['drop'])}
      onDrop={(event) => {
        const dropped = event.items.filter((item) => item.kind === 'file');
        void Promise.allSettled(dropped.map((item) => item.getFile())).then((read) => {
          // One that cannot be had keeps none of the others away.
          for (const one of read) if (one.status === 'rejected') reportError(one.reason);
          props.onFiles(read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
        }, reportError);
      }}
    >
      <FileUp size={28} strokeWidth={1.5} aria-hidden />
      <Text slot="label" className={joinClasses(styles['drop-title'])}>
        {props.title}
      </Text>
      <FileTrigger
        acceptedFileTypes={props.acceptedTypes}
        allowsMultiple={props.allowsMultiple ?? false}
        onSelect={(list) => {
          if (list) props.onFiles([...list]);
        }}
      >
        <Button size="large">{props.buttonText}</Button>
      </FileTrigger>
      <p className={styles['drop-hint']}>{props.hint}</p>
    </AriaDropZone>
  );
}
