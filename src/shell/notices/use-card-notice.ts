import {useEffect} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {findCardNeed} from '#contract/payments/find-card-need.ts';
import {federalTimeZone} from '#contract/renewals/list-due-dates.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {readNearCharges} from '#src/data/device/dates/read-near-charges.ts';
import {sayCardNotice} from '#src/data/device/dates/say-card-notice.ts';
import {tellDates} from '#src/data/device/dates/tell-dates.ts';
import {useKnownCards} from '#src/data/payments/use-known-cards.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {pathTo} from '#src/routing/routing.ts';

/** Tells once of a charge that is near and for which no card is good; nobody is asked for cards who has no such charge. Rule: NTC12. */
export function useCardNotice(ownSpaceId: string | undefined): void {
  const database = useLocalDatabase();
  const language = useLanguage();
  const format = useFormat();
  const {all} = useCompany();
  // Where charges have their day. Rule: SUB6.
  const today = civilDateIn(federalTimeZone, format.now());
  const charges = useLiveQuery(
    async () => (all ? readNearCharges(database, all, {ownSpaceId, today}) : undefined),
    [database, all, ownSpaceId, today],
  );
  const cards = useKnownCards(charges !== undefined && charges.length > 0);
  useEffect(() => {
    const need = charges && cards ? findCardNeed(charges, cards, today) : null;
    if (!need) return;
    const {companyId, company, on} = need.charge;
    const text = sayCardNotice(on, company, {language, sayDay: (day) => format.day(day, 'long')});
    const notice = {id: `card ${companyId} ${on}`, day: on, text, href: pathTo.cards(language)};
    tellDates(database, [notice], new Date().toISOString()).catch(reportUnlessClosed);
  }, [database, charges, cards, today, language, format]);
}
