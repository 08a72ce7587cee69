import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import {tellMove} from '#contract/companies/tell-move.ts';
import {createFormat, useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Callout} from '#src/ui/checkout/callout.tsx';
import {kindOf, type MoveValues} from './read-move.ts';
import type {words} from './text/words.ts';

type MovePreviewProps = {readonly way: CompanyWay; readonly values: MoveValues};

/** What the owner will read of the move, in their own language. Rule: PRG9. */
export function MovePreview({way, values}: MovePreviewProps) {
  const text = useText<typeof words>('admin/companies');
  const own = useLanguage();
  const {timeZone} = useFormat();
  const {toStatus, day, note, skipReason} = values;
  const [owner] = way.owners;
  const language = owner?.language ?? own;
  const kind = kindOf(way, values);
  const {title, lines} = tellMove({kind, toStatus, skipReason: kind === 'skip' ? skipReason : null}, language);
  const when = day === null ? '' : `, ${createFormat(language, timeZone, Date.now).day(day, 'medium')}`;
  return (
    <Callout title={owner ? text('readBy', {name: owner.firstName}) : text('read')}>
      <span lang={language}>{[`${title}${when}.`, ...lines, note.trim()].filter(Boolean).join(' ')}</span>
    </Callout>
  );
}
