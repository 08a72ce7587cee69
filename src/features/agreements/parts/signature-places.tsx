import {CircleCheck, PenLine} from 'lucide-react';
import type {AgreementDocument} from '#contract/agreements/agreement.ts';
import type {AgreementRow} from '#contract/agreements/agreements.ts';
import type {es} from '#src/features/agreements/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type SignaturePlacesProps = {readonly document: AgreementDocument; readonly signed: AgreementRow | null};

/** Who signs, and how: the owner here, the others on paper. Rule: AGR6. */
export function SignaturePlaces({document, signed}: SignaturePlacesProps) {
  const text = useText<typeof es>('agreements');
  const format = useFormat();
  const {signatures} = document;
  const onPaper = signatures.filter(({id, isSignedHere}) => (signed ? id !== signed.signedFor : !isSignedHere));
  return (
    <section>
      <Stack gap={3}>
        <SectionHead title={text('signatures')} count={signatures.length} />
        <ItemList label={text('signatures')}>
          {signatures.map(({id, party, capacity, byRepresentative, isSignedHere}) => {
            const isSigned = signed?.signedFor === id;
            const Icon = isSigned ? CircleCheck : PenLine;
            return (
              <ListItem
                key={id}
                tone={isSigned ? 'ok' : 'neutral'}
                icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
                title={party}
                text={
                  <>
                    <span lang="en">{capacity}</span>
                    {byRepresentative ? ` · ${text('byRepresentative')}` : null}
                  </>
                }
                meta={
                  isSigned
                    ? text('signedHere', {when: format.instant(signed.signedAt)})
                    : text(isSignedHere && !signed ? 'signsHere' : 'signsOnPaper')
                }
              />
            );
          })}
        </ItemList>
        {onPaper.length === 0 ? null : (
          <Text tone="muted" size="small">
            {text('others', {count: onPaper.length})}
          </Text>
        )}
      </Stack>
    </section>
  );
}
