import type {DissolutionStepRow} from '#contract/dissolutions/dissolution-step.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {addNotice} from '#sync/store/notices.ts';
import type {Language} from '#src/i18n/languages.ts';

/** A step of the dissolution of one of the person's companies, and where it can be read. */
export type CompanyDissolution = {readonly name: string; readonly href: string; readonly step: DissolutionStepRow};

/** Under which this device keeps until when it has told of them: an instant. */
const toldKey = 'dissolutions-told';

type Told = Exclude<DissolutionStepRow['kind'], 'fee-asked'>;

const words: Readonly<Record<Language, Readonly<Record<Told, string>>>> = {
  es: {
    'fee-said': 'ya sabemos cuánto cobra el estado por disolverla',
    paid: 'se pidió su disolución',
    begun: 'empezamos a presentar su disolución',
    withdrawn: 'se retiró su disolución',
    returned: 'no se pudo presentar su disolución',
    dissolved: 'quedó disuelta; es solo para lectura',
    reopened: 'no está disuelta: era un error',
  },
  en: {
    'fee-said': 'we know what the state charges to dissolve it',
    paid: 'its dissolution was asked for',
    begun: 'we have begun filing its dissolution',
    withdrawn: 'its dissolution was withdrawn',
    returned: 'its dissolution could not be filed',
    dissolved: 'it is dissolved, and read-only',
    reopened: 'it is not dissolved: that was a mistake',
  },
  pt: {
    'fee-said': 'já sabemos quanto o estado cobra para dissolvê-la',
    paid: 'a dissolução foi pedida',
    begun: 'começamos a apresentar a dissolução',
    withdrawn: 'o pedido de dissolução foi retirado',
    returned: 'não foi possível apresentar a dissolução',
    dissolved: 'foi dissolvida; fica só para leitura',
    reopened: 'não está dissolvida: foi um engano',
  },
};

/** Keeps a notice for each step that is new to this device, as `tellSteps` does. Rule: DIS11. */
export async function tellDissolutions(
  database: LocalDatabase,
  steps: readonly CompanyDissolution[],
  {language, now}: {readonly language: Language; readonly now: string},
): Promise<void> {
  await database.transaction('rw', database.device, database.meta, async () => {
    const told = (await database.device.get(toldKey))?.value;
    if (typeof told !== 'string') {
      await database.device.put({key: toldKey, value: now});
      return;
    }
    const fresh = steps
      .filter(({step}) => step.at > told)
      .toSorted((one, other) => (one.step.at < other.step.at ? -1 : 1));
    for (const {name, href, step} of fresh) {
      if (step.kind === 'fee-asked') continue;
      const text = `${name}: ${words[language][step.kind]}`;
      await addNotice(database, {id: step.id, at: step.at, isRead: false, text, tone: 'neutral', href});
    }
    const last = fresh.at(-1);
    if (last) await database.device.put({key: toldKey, value: last.step.at});
  });
}
