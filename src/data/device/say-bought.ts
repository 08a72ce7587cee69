import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import {endOf, type BoughtThing} from '#contract/purchases/bought-thing.ts';
import type {Language} from '#src/i18n/languages.ts';
import {dateWords} from './dates/date-words.data.ts';

type EndWords = {
  readonly filed: string;
  readonly done: string;
  /** Added where there is a proof. */
  readonly proof: string;
  readonly returned: string;
};

const words: Readonly<Record<Language, EndWords>> = {
  es: {
    filed: 'ya se presentó ante el estado',
    done: 'el servicio está terminado',
    proof: 'y puedes descargar el comprobante',
    returned: 'no se pudo hacer y te devolvimos el dinero',
  },
  en: {
    filed: 'it was filed with the state',
    done: 'the service is done',
    proof: 'and you can download the proof',
    returned: 'it could not be done and your money went back',
  },
  pt: {
    filed: 'já foi entregue ao estado',
    done: 'o serviço está concluído',
    proof: 'e você pode baixar o comprovante',
    returned: 'não foi possível fazer e devolvemos o seu dinheiro',
  },
};

/** What became of something that was bought, in one line: what it is, how it ended, and whether there is a proof. Rule: BUY13. */
export function sayBought(bought: BoughtThing, language: Language): string {
  const {filed, done, proof, returned} = words[language];
  const what = nameBought(bought, language);
  if (endOf(bought) === 'returned') return `${what}, ${returned}`;
  const end = bought.kind === 'renewal' ? filed : done;
  return bought.row.proofId === null ? `${what}, ${end}` : `${what}, ${end} ${proof}`;
}

function nameBought(bought: BoughtThing, language: Language): string {
  if (bought.kind === 'renewal') return `${dateWords[language].duties[bought.row.what]} ${String(bought.row.period)}`;
  const {serviceId, orderedAt} = bought.row;
  const sold = readCatalogue(utcDay(orderedAt)).services.services.find(({id}) => id === serviceId);
  return sold?.words[language].name ?? serviceId;
}
