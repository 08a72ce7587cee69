import type {Charge} from '#contract/subscriptions/list-charges.ts';
import type {ChargesAfter} from '#contract/subscriptions/list-charges-after.ts';
import {sayLine} from '#src/data/plans/say-line.ts';
import type {es as plans} from '#src/data/plans/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import type {es} from './text/es.ts';

/** What the sum of the day is made of, where it is more than the plan, and what begins to cost. Rule: SUB15. */
export function ThenCharged({after: {charges, begins}}: {readonly after: ChargesAfter}) {
  const text = useText<typeof es>('subscriptions');
  const plansText = useLoadedText<typeof plans>('plans');
  const language = useLanguage();
  const format = useFormat();
  const say = ({line, on}: Charge) => ({
    name: sayLine(line, {text: plansText, language, day: on}),
    sum: format.money(line.cents, 'USD'),
  });
  return (
    <>
      {begins.map((charge) => (
        <Text key={charge.id} tone="warn">
          {text('changeBegins', {...say(charge), day: format.day(charge.on, 'long')})}
        </Text>
      ))}
      {charges.length > 1 ? (
        <Text tone="muted">
          {text('changeAll', {items: format.list(charges.map((charge) => text('changeItem', say(charge))))})}
        </Text>
      ) : null}
    </>
  );
}
