import {readCatalogue, type Service} from '#contract/catalogue/catalogue.ts';
import type {ServiceId} from '#contract/catalogue/ids.ts';
import {listServices} from '#contract/catalogue/price-order.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import {readServices, writeServices} from '#contract/formation/texts.ts';
import {judgedToday} from '#src/data/formation/facts-on.ts';
import {planNames} from '#src/data/plans/plan-names.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {NumberField} from '#src/ui/fields/number-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useWords} from '#src/features/formation/wizard/use-words.ts';

/** What can be had beside the plan, each with its price. Rule: PLN4. Source: S2.13, D37. */
export function ServicesFields({form}: StepProps) {
  const text = useWords();
  const catalogue = readCatalogue(judgedToday());
  const {values} = form;
  const chosen = readServices(values.services);
  const count = (id: ServiceId) => chosen.find((one) => one.id === id)?.count ?? 0;
  const set = (id: ServiceId, next: number) =>
    form.change({services: writeServices([...chosen.filter((one) => one.id !== id), {id, count: next}])});
  return (
    <Stack gap={3}>
      {listServices(readOrderChoice(values), catalogue).map((service) => (
        <ServiceCard
          key={service.id}
          service={service}
          count={count(service.id)}
          error={form.errorOf('services')}
          isIncluded={values.plan !== null && service.includedIn.includes(values.plan)}
          onChange={(next) => set(service.id, next)}
        />
      ))}
      <Text size="small" tone="muted">
        {text('services.note')}
      </Text>
    </Stack>
  );
}

type ServiceCardProps = {
  service: Service;
  count: number;
  /** Of how many there are. */
  error: string | null;
  isIncluded: boolean;
  onChange: (count: number) => void;
};

function ServiceCard({service, count, error, isIncluded, onChange}: ServiceCardProps) {
  const text = useWords();
  const format = useFormat();
  const {cents, period, each, includedIn, businessDays, words} = service;
  const {name, what} = words[useLanguage()];
  const price = format.money(cents, 'USD');
  const plans = format.list(includedIn.map((plan) => planNames[plan]));
  return (
    <Card>
      <Stack gap={2}>
        <Checkbox isSelected={count > 0} onChange={(isOn) => onChange(isOn ? 1 : 0)} hint={what}>
          {`${name} · ${isIncluded ? text('services.included') : text(`services.${period}`, {price})}`}
        </Checkbox>
        <Text size="small" tone="muted">
          {[
            text('services.days', {least: businessDays.least, most: businessDays.most}),
            ...(plans === '' || isIncluded ? [] : [text('services.with', {plans})]),
          ].join(' · ')}
        </Text>
        {each === 'partner' && count > 0 ? (
          <NumberField
            id="services"
            error={error}
            label={text('services.count')}
            value={count}
            min={1}
            max={20}
            size="small"
            onChange={(next) => onChange(next ?? 1)}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
