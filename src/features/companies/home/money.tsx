import {Eye, EyeOff} from 'lucide-react';
import {setPreference, usePreferences} from '#src/data/device/preferences.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Amount} from '#src/ui/display/figures/amount.tsx';
import {LedgerList} from '#src/ui/display/figures/ledger-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {addMoney, listAccounts} from './add-money.ts';
import type {HomeCompany} from './read-home.ts';

/** What the accounts of all companies hold, by what their books say: a sum for each currency, then each account. Rule: HOM3. */
export function Money({companies}: {readonly companies: readonly HomeCompany[]}) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const {hidesAmounts} = usePreferences();
  const held = companies
    .map((one) => ({company: one.company, accounts: listAccounts(one)}))
    .filter(({accounts}) => accounts.length > 0);
  const totals = addMoney(held.flatMap(({accounts}) => accounts));
  const write = (units: number | null, currency: string) => (units === null ? '–' : format.money(units, currency));
  const [main, ...others] = totals;
  if (!main)
    return (
      <section>
        <SectionHead title={text('money')} />
        <Text tone="muted">{text('moneyEmpty')}</Text>
      </section>
    );
  return (
    <section>
      <SectionHead
        title={text('money')}
        actions={
          <IconButton
            icon={hidesAmounts ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
            label={text(hidesAmounts ? 'moneyShow' : 'moneyHide')}
            onPress={() => setPreference('hidesAmounts', !hidesAmounts)}
          />
        }
      />
      <Stack gap={4}>
        <Stack gap={2}>
          <div>
            <Text size="figure">
              <Amount>{write(main.units, main.currency)}</Amount>
            </Text>
            <Text tone="muted" size="small">
              {text('moneySum', {currency: main.currency})}
            </Text>
          </div>
          {others.map(({currency, units}) => (
            <Text key={currency} isTabular isStrong>
              <Amount>{write(units, currency)}</Amount>
            </Text>
          ))}
        </Stack>
        {held.map(({company, accounts}) => (
          <div key={company.id}>
            {companies.length > 1 ? (
              <Text tone="muted" size="small">
                {company.name}
              </Text>
            ) : null}
            <LedgerList
              label={text('moneyOf', {name: company.name})}
              lines={accounts.map(({id, name, currency, units}) => ({
                id,
                start: null,
                main: name,
                end: write(units, currency),
                isInflow: false,
              }))}
            />
          </div>
        ))}
      </Stack>
    </section>
  );
}
