import type {ReactNode} from 'react';
import {FileTrigger} from 'react-aria-components';
import {Button, type ButtonLook} from '#src/ui/actions/button.tsx';

type FileButtonProps = {
  children: ReactNode;
  icon?: ReactNode;
  look?: ButtonLook;
  acceptedTypes: readonly string[];
  onFiles: (files: File[]) => void;
};

/** A button that lets one choose files. */
export function FileButton({children, icon, look = 'default', acceptedTypes, onFiles}: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={acceptedTypes}
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
