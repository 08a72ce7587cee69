import type {ReactNode} from 'react';
import {FileTrigger} from 'react-aria-components';

type FilePickerProps = {
  acceptedTypes: readonly string[];
  /** Opens the camera at once where there is one. */
  usesCamera?: boolean;
  onFiles: (files: File[]) => void;
  /** The button that opens the dialog. */
  children: ReactNode;
};

/** Lets a button of any look choose one file. */
export function FilePicker({acceptedTypes, usesCamera = false, onFiles, children}: FilePickerProps) {
  return (
    <FileTrigger
      acceptedFileTypes={acceptedTypes}
      {...(usesCamera ? {defaultCamera: 'environment' as const} : {})}
      onSelect={(list) => {
        if (list && list.length > 0) onFiles([...list]);
      }}
    >
      {children}
    </FileTrigger>
  );
}
