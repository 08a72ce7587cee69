import {DraftLines} from '#src/data/drafts/draft-lines.tsx';
import {useDrafts} from '#src/data/formation/use-drafts.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {useArriving} from '#src/ui/layout/arrival.ts';

/**
 * Companies that were begun and not paid yet, each with where it goes on; nothing where there are none. Below companies that are there they
 * are lines without a heading of their own. Rule: FRM16. Source: ux.md U6.
 */
export function UnfinishedDrafts({hasHeading = false}: {readonly hasHeading?: boolean}) {
  const text = useText<typeof es>('companies');
  const found = useDrafts();
  const {place = null, all = []} = found ?? {};
  useArriving(found === undefined);
  const drafts = all.filter((one) => one.isTouched);
  if (place === null || drafts.length === 0) return null;
  const lines = <DraftLines who="user" place={place} drafts={drafts} label={text('drafts')} />;
  if (!hasHeading) return lines;
  return (
    <section>
      <SectionHead title={text('drafts')} />
      {lines}
    </section>
  );
}
