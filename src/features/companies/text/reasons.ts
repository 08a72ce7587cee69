import type {addCompany} from '#contract/companies/add-company.ts';
import type {companyDocuments} from '#contract/documents/company-document.ts';
import type {proposeNames} from '#contract/companies/propose-names.ts';
import type {showEin} from '#contract/companies/show-ein.ts';
import type {companies} from '#contract/companies/company.ts';
import type {FormationReason} from '#contract/formation/reasons.ts';
import type {ReasonOf} from '#contract/kernel/failure.ts';
import type {reasonWithoutService} from '#contract/policy/services.ts';
import {documentReasons} from '#src/data/files/document-reasons.ts';
import {fileReasons} from '#src/data/files/file-reasons.ts';
import {pdfReasons} from '#src/data/files/pdf-reasons.ts';
import {recordReasons} from '#src/data/files/record-reasons.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** What proposed names are refused with; the words of what is wrong with a name are the wizards'. */
type ProposalReason = Exclude<ReasonOf<typeof proposeNames>, FormationReason>;

/** Why a company is refused, or what its type does not have. */
export const reasons = {
  ...fileReasons,
  ...documentReasons,
  ...recordReasons,
  ...pdfReasons,
  'company-document.blocked': {
    es: 'Este documento ya se revisó y no se puede quitar. Sube otro en su lugar.',
    en: 'This document has been checked and cannot be taken away. Upload another in its place.',
    pt: 'Este documento já foi conferido e não pode ser retirado. Envie outro no lugar dele.',
  },
  'document.file-wrong': null,
  'document.not-sealed': null,
  'document.of-desk': {
    es: 'Esta prueba la pone Faro.',
    en: 'Faro adds this proof.',
    pt: 'Esse comprovante é a Faro que coloca.',
  },
  'document.partner-wrong': null,
  'company.ein-broken': {
    es: 'El EIN no se puede abrir: la clave con la que se guardó ya no está. Escríbenos y lo ponemos de nuevo.',
    en: 'The EIN cannot be opened: the key it was kept with is gone. Write to us and we will enter it again.',
    pt: 'Não dá para abrir o EIN: a chave com que foi guardado não existe mais. Escreva para a gente e o colocamos de novo.',
  },
  'company.id-taken': null,
  'company.no-ein': {
    es: 'Esta empresa todavía no tiene EIN.',
    en: 'This company has no EIN yet.',
    pt: 'Esta empresa ainda não tem EIN.',
  },
  'company.formed-later': {
    es: 'Ese día es posterior al que agregaste la empresa: revisa la fecha en que el estado la formó.',
    en: 'That day is after the one on which you added the company: check when the state formed it.',
    pt: 'Esse dia é posterior ao que você adicionou a empresa: confira quando o estado a constituiu.',
  },
  'company.name-refused': {
    es: 'El estado ya rechazó este nombre. Escribe otro.',
    en: 'The state has refused this name. Enter another.',
    pt: 'O estado já recusou este nome. Escreva outro.',
  },
  'company.names-settled': {
    es: 'Ya no hacen falta: otra persona propuso los nombres, o los papeles siguieron su curso.',
    en: 'They are no longer needed: somebody else proposed names, or the papers went on.',
    pt: 'Não são mais necessários: outra pessoa propôs os nomes, ou os documentos seguiram.',
  },
  'company.no-names-asked': {
    es: 'Solo su titular propone nombres, y solo cuando el estado rechazó los dos.',
    en: 'Only its owner proposes names, and only when the state refused both.',
    pt: 'Só o titular propõe nomes, e só quando o estado recusou os dois.',
  },
  'company.name-short': {
    es: 'Escribe el nombre de la empresa, con al menos 2 letras.',
    en: 'Enter the name of the company, at least 2 letters.',
    pt: 'Digite o nome da empresa, com pelo menos 2 letras.',
  },
  'company.too-many-added': {
    es: 'Ya tienes 25 empresas sin plan, y no pueden ser más. Contrata un plan para una de ellas y podrás agregar otra.',
    en: 'You already have 25 companies without a plan, and there can be no more. Get a plan for one of them to add another.',
    pt: 'Você já tem 25 empresas sem plano, e não pode haver mais. Contrate um plano para uma delas e poderá adicionar outra.',
  },
  'company.no-accounting': {
    es: 'Una empresa Cross Border Crypto no tiene contabilidad. Crea o migra una empresa para usarla.',
    en: 'A Cross Border Crypto company has no accounting. Create or migrate a company to use it.',
    pt: 'Uma empresa Cross Border Crypto não tem contabilidade. Abra ou migre uma empresa para usá-la.',
  },
} satisfies WordsFor<
  typeof addCompany | typeof showEin | typeof companies | typeof companyDocuments,
  (typeof reasonWithoutService)[keyof typeof reasonWithoutService] | ProposalReason
>;
