import type {ReactNode} from 'react';
import {FileTrigger} from 'react-aria-components';

type FilePickerProps = {
  acceptedTypes: readonly string[];
  onFiles: (files: File[]) => void;
  /** The button that opens the dialog. */
  children: ReactNode;
};

/** Lets a button of any look choose one file. */
export function FilePicker({acceptedTypes, onFiles, children}: FilePickerProps) {
  return (
    <FileTrigger
      acceptedFileTypes={acceptedTypes}
      onSelect={(list) => {
        if (list && list.length > 0) onFiles([...list]);
      }}
    >
      {children}
    </FileTrigger>
  );
}
