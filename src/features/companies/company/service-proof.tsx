import {useState} from 'react';
import {Download} from 'lucide-react';
import type {Failure} from '#contract/kernel/failure.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {readFile} from '#src/data/keeping/files.ts';
import {saveFile} from '#src/data/save-file.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import type {words} from './text/words.ts';

type ServiceProofProps = {
  readonly companyId: string;
  /** Undefined where its row has not come to this device. */
  readonly proof: RowOf<'files'> | undefined;
  /** What was done. */
  readonly name: string;
};

/** The proof that a service was done, to be downloaded. Rule: BUY14. */
export function ServiceProof({companyId, proof, name}: ServiceProofProps) {
  const text = useText<typeof words>('companies/company');
  const failureText = useFailureText();
  const database = useLocalDatabase();
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!proof)
    return (
      <Text size="small" tone="muted">
        {text('proofOnItsWay')}
      </Text>
    );
  const download = async (): Promise<void> => {
    const read = await readFile(database, {...proof, spaceId: companyId}, new AbortController().signal);
    setFailure(read.ok ? null : read.failure);
    if (read.ok) saveFile(proof.name, read.value, proof.type);
  };
  return (
    <>
      <Row>
        <Button
          icon={<Download size={16} aria-hidden />}
          label={text('proofOf', {name})}
          onPress={() => void download().catch(reportError)}
        >
          {text('proofDownload')}
        </Button>
      </Row>
      {failure === null ? null : <Text tone="danger">{failureText(failure)}</Text>}
    </>
  );
}
