import {useCompany} from '#src/data/database/company.tsx';
import {useRows} from '#src/data/database/use-rows.ts';

/** The file name of an import; null when it is not on this device or there is none. */
export function useImportName(importId: string | null): string | null {
  const companyId = useCompany().current?.id;
  const imports = useRows('imports', companyId);
  return imports?.find((row) => row.id === importId)?.fileName ?? null;
}
