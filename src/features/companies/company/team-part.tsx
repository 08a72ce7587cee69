import type {RowOf} from '#src/data/database/read-rows.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import type {words} from './text/words.ts';

const order = ['owner', 'manager', 'bookkeeper'] as const;

/** Who works on a company, and as what. Source: S6.03. */
export function TeamPart({people}: {readonly people: readonly RowOf<'memberships'>[]}) {
  const text = useText<typeof words>('companies/company');
  const sorted = people.toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role));
  return (
    <section>
      <SectionHead title={text('team')} count={people.length} />
      <Facts facts={sorted.map(({name, role}) => ({name, value: text(`role.${role}`)}))} />
    </section>
  );
}
