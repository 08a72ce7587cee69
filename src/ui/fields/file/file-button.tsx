import type {ReactNode} from 'react';
import {FileTrigger} from 'react-aria-components';
import {Button, type ButtonLook} from '#src/ui/actions/button.tsx';

type FileButtonProps = {
  children: ReactNode;
  icon?: ReactNode;
  look?: ButtonLook;
  acceptedTypes: readonly string[];
  /** Opens the camera at once where there is one. */
  usesCamera?: boolean;
  allowsMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button that lets one choose files. */
export function FileButton(props: FileButtonProps) {
  const {children, icon, look = 'default', acceptedTypes, usesCamera = false, onFiles} = props;
  return (
    <FileTrigger
      acceptedFileTypes={acceptedTypes}
      allowsMultiple={props.allowsMultiple ?? false}
      {...(usesCamera ? {defaultCamera: 'environment' as const} : {})}
      onSelect={(list) => {
        if (list) onFiles([...list]);
      }}
    >
      <Button look={look} icon={icon}>
        {children}
      </Button>
    </FileTrigger>
  );
}
