import type {Filing} from '#contract/orders/read-filing.ts';
import type {words as workWords} from '#src/features/admin/work/text/words.ts';
import {nameCountry} from '#src/i18n/format/countries.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';

/** A version of the terms is named by its day; one with another name stands as it is. */
const isDay = /^\d{4}-\d{2}-\d{2}$/u;

/** What was agreed to when paying began, and the payments that were begun. Rule: ORD5. */
export function AgreedFacts({order: {agreed, payments}}: {readonly order: Filing}) {
  const text = useText<typeof words>('admin/orders');
  const work = useLoadedText<typeof workWords>('admin/work');
  const format = useFormat();
  const language = useLanguage();
  return (
    <>
      <Stack gap={3}>
        <SectionHead title={text('agreed')} />
        {agreed ? (
          <Facts
            facts={[
              {
                name: text('terms'),
                value: isDay.test(agreed.termsVersion)
                  ? format.day(agreed.termsVersion, 'medium')
                  : agreed.termsVersion,
              },
              {name: text('agreedAt'), value: format.instant(agreed.at)},
              // Of a saved card the provider alone has them.
              ...(agreed.holder === '' ? [] : [{name: text('holder'), value: agreed.holder}]),
              ...(agreed.zip === '' ? [] : [{name: text('zip'), value: agreed.zip}]),
              ...(agreed.country === '' ? [] : [{name: text('country'), value: nameCountry(language, agreed.country)}]),
              {name: text('nationality'), value: nameCountry(language, agreed.nationality)},
            ]}
          />
        ) : (
          <Text tone="muted">{text('agreedNone')}</Text>
        )}
      </Stack>
      <Stack gap={3}>
        <SectionHead title={text('payments')} count={payments.length} />
        {payments.length === 0 ? <Text tone="muted">{text('paymentsNone')}</Text> : null}
        {payments.map(({paymentId, begunAt, givenBackAt, refusedAt, refusedFor, isCurrent}) => (
          <Facts
            key={paymentId}
            facts={[
              {name: text('number'), value: paymentId},
              {name: text('begun'), value: format.instant(begunAt)},
              ...(refusedAt === null || refusedFor === null
                ? []
                : [
                    {name: text('refused'), value: format.instant(refusedAt)},
                    {name: work('refusedWhy'), value: work(`refusal.${refusedFor}`)},
                  ]),
              ...(givenBackAt === null ? [] : [{name: text('givenBack'), value: format.instant(givenBackAt)}]),
              ...(isCurrent ? [{name: text('counts'), value: text('current')}] : []),
            ]}
          />
        ))}
      </Stack>
    </>
  );
}
