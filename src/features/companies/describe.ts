import {describeTables, hide} from '#src/data/describe/description.ts';
import {documentWords, refusalWords} from '#contract/documents/words.data.ts';
import {progressWords} from './progress-words.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('companies');

const name = {es: 'Nombre', en: 'Name', pt: 'Nome'};

/** A label in the three languages. */
const label = (es: string, en: string, pt: string) => ({es, en, pt});

/** A text that the server writes. */
const word = (es: string, en: string, pt: string) => ({kind: 'shown', as: 'word', label: label(es, en, pt)}) as const;

const period = {
  kind: 'choice',
  label: label('Pago', 'Billing', 'Pagamento'),
  words: {
    year: label('anual', 'yearly', 'anual'),
    month: label('mensual', 'monthly', 'mensal'),
    once: label('una vez', 'once', 'uma vez'),
  },
} as const;

/** Companies, what was ordered for them, their partners and who works on them, in words. */
export const descriptions = [
  describe('companies', {
    noun: {es: ['empresa', 'empresas'], en: ['company', 'companies'], pt: ['empresa', 'empresas']},
    feminineIn: ['es', 'pt'],
    nameOf: ({name}) => name,
    fields: {
      ...hide('origin', 'createdAt'),
      name: {kind: 'text', label: name, maxLength: 120},
      type: {kind: 'text', label: 'typeLabel'},
      state: {kind: 'shown', as: 'state', label: 'stateLabel'},
      formedOn: {kind: 'day', label: 'formedLabel'},
      dissolvedOn: {kind: 'day', label: {es: 'Disuelta', en: 'Dissolved', pt: 'Dissolvida'}},
    },
  }),
  describe('memberships', {
    noun: {
      es: ['miembro del equipo', 'miembros del equipo'],
      en: ['team member', 'team members'],
      pt: ['membro da equipe', 'membros da equipe'],
    },
    feminineIn: [],
    nameOf: ({name}) => name,
    fields: {
      ...hide('userId'),
      role: {
        kind: 'choice',
        label: {es: 'Función', en: 'Role', pt: 'Função'},
        words: {owner: 'role.owner', manager: 'role.manager', bookkeeper: 'role.bookkeeper'},
      },
      name: {kind: 'text', label: name},
      email: {kind: 'text', label: {es: 'Correo', en: 'Email', pt: 'E-mail'}},
    },
  }),
  describe('formations', {
    noun: {es: ['pedido', 'pedidos'], en: ['order', 'orders'], pt: ['pedido', 'pedidos']},
    feminineIn: [],
    nameOf: ({orderNumber}) => orderNumber,
    fields: {
      ...hide('kind', 'missingPapers', 'statusSince', 'orderedAt', 'ownerPartnerId'),
      orderNumber: word('Número de pedido', 'Order number', 'Número do pedido'),
      status: {
        kind: 'choice',
        label: label('Avance', 'Progress', 'Andamento'),
        words: progressWords,
      },
      nameOne: word('Primera opción de nombre', 'First choice of name', 'Primeira opção de nome'),
      nameTwo: word('Segunda opción de nombre', 'Second choice of name', 'Segunda opção de nome'),
      naicsCode: word('Código NAICS', 'NAICS code', 'Código NAICS'),
      industryOther: word('Actividad', 'Industry', 'Atividade'),
      management: {
        kind: 'choice',
        label: label('Quién administra la LLC', 'Who manages the LLC', 'Quem administra a LLC'),
        words: {
          members: label('sus socios', 'its members', 'os sócios'),
          managers: label('administradores', 'managers', 'administradores'),
        },
      },
      shareCount: {kind: 'shown', as: 'number', label: label('Acciones', 'Shares', 'Ações')},
      parValueMicros: {kind: 'shown', as: 'dollars', label: label('Valor nominal', 'Par value', 'Valor nominal')},
      originCountry: {
        kind: 'shown',
        as: 'country',
        label: label('País de origen', 'Country of origin', 'País de origem'),
      },
      volume: word('Volumen mensual', 'Monthly volume', 'Volume mensal'),
      filedOn: {kind: 'day', label: label('Presentada el', 'Filed on', 'Apresentada em')},
      namesRefusedOn: {kind: 'day', label: label('Nombres rechazados', 'Names refused', 'Nomes recusados')},
      constitutedOn: {kind: 'day', label: label('Constituida el', 'Formed on', 'Constituída em')},
      ein: {kind: 'shown', as: 'mask', label: label('EIN', 'EIN', 'EIN')},
    },
  }),
  describe('companySteps', {
    noun: {es: ['paso', 'pasos'], en: ['step', 'steps'], pt: ['etapa', 'etapas']},
    feminineIn: ['pt'],
    nameOf: () => null,
    fields: {
      ...hide('kind', 'fromStatus', 'movedAt', 'movedBy', 'skipReason'),
      toStatus: {kind: 'choice', label: label('Avance', 'Progress', 'Andamento'), words: progressWords},
      day: {kind: 'day', label: label('Día', 'Day', 'Dia')},
      note: {kind: 'text', label: label('Nota', 'Note', 'Nota')},
    },
  }),
  describe('partners', {
    noun: {es: ['socio', 'socios'], en: ['partner', 'partners'], pt: ['sócio', 'sócios']},
    feminineIn: [],
    nameOf: ({kind, firstName = '', lastName = '', companyName = ''}) =>
      kind === 'company' ? companyName : `${firstName} ${lastName}`.trim(),
    fields: {
      ...hide('kind', 'createdAt'),
      firstName: word('Nombre', 'First name', 'Nome'),
      lastName: word('Apellidos', 'Last name', 'Sobrenome'),
      companyName: word('Empresa', 'Company', 'Empresa'),
      line1: word('Dirección', 'Address', 'Endereço'),
      line2: word('Piso o interior', 'Floor or unit', 'Complemento'),
      city: word('Ciudad', 'City', 'Cidade'),
      region: word('Región', 'Region', 'Região'),
      postalCode: word('Código postal', 'Postal code', 'CEP'),
      country: {kind: 'shown', as: 'country', label: label('País', 'Country', 'País')},
      birthDate: {kind: 'day', label: label('Fecha de nacimiento', 'Date of birth', 'Data de nascimento')},
      shareBasisPoints: {kind: 'shown', as: 'percent', label: label('Parte', 'Share', 'Participação')},
      isDirector: {
        kind: 'flag',
        label: label('Dirige la empresa', 'Directs the company', 'Dirige a empresa'),
        on: label('dirige la empresa', 'directs the company', 'dirige a empresa'),
        off: label('no dirige la empresa', 'does not direct the company', 'não dirige a empresa'),
      },
      isResponsible: {
        kind: 'flag',
        label: label('Responde ante el IRS', 'Answers to the IRS', 'Responde ao IRS'),
        on: label('responde ante el IRS', 'answers to the IRS', 'responde ao IRS'),
        off: label('no responde ante el IRS', 'does not answer to the IRS', 'não responde ao IRS'),
      },
      taxId: {kind: 'shown', as: 'mask', label: label('SSN o ITIN', 'SSN or ITIN', 'SSN ou ITIN')},
      passport: {kind: 'shown', as: 'mask', label: label('Pasaporte', 'Passport', 'Passaporte')},
    },
  }),
  describe('companyDocuments', {
    noun: {es: ['documento', 'documentos'], en: ['document', 'documents'], pt: ['documento', 'documentos']},
    feminineIn: [],
    nameOf: ({name}) => name,
    fields: {
      ...hide(
        'partnerId',
        'fileId',
        'type',
        'sizeBytes',
        'fileKey',
        'addedAt',
        'addedBy',
        'bears',
        'decidedAt',
        'stepId',
      ),
      kind: {kind: 'choice', label: label('Documento', 'Document', 'Documento'), words: documentWords},
      name: word('Archivo', 'File', 'Arquivo'),
      deskName: word('De Faro', 'From Faro', 'Da Faro'),
      decision: {
        kind: 'choice',
        label: label('Revisión', 'Check', 'Conferência'),
        words: {
          accepted: label('aceptado', 'accepted', 'aceito'),
          refused: label('rechazado', 'refused', 'recusado'),
        },
      },
      refusal: {kind: 'choice', label: label('Motivo', 'Reason', 'Motivo'), words: refusalWords},
      note: {kind: 'text', label: label('Nota', 'Note', 'Nota')},
    },
  }),
  describe('companyServices', {
    noun: {es: ['servicio', 'servicios'], en: ['service', 'services'], pt: ['serviço', 'serviços']},
    feminineIn: [],
    nameOf: ({serviceId}) => serviceId,
    fields: {
      ...hide('orderedAt', 'orderId', 'proofId', 'returnedWhy'),
      serviceId: word('Servicio', 'Service', 'Serviço'),
      count: {kind: 'shown', as: 'number', label: label('Cantidad', 'Quantity', 'Quantidade')},
      period,
      status: word('Avance', 'Progress', 'Andamento'),
      endedOn: {kind: 'day', label: label('Hecho el', 'Done on', 'Feito em')},
      note: {kind: 'text', label: label('Nota', 'Note', 'Observação')},
    },
  }),
];
