import {useRows} from '#src/data/database/use-rows.ts';

/** The file name of an import; null when it is not on this device or there is none. */
export function useImportName(importId: string | null): string | null {
  const imports = useRows('imports');
  return imports?.find((row) => row.id === importId)?.fileName ?? null;
}
