import type {FormationReason} from '#contract/formation/reasons.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** What keeps one from going on to the next step. */
export const reasons = {
  'formation.first-name-missing': {
    es: 'Escribe el nombre.',
    en: 'Enter the first name.',
    pt: 'Digite o nome.',
  },
  'formation.last-name-missing': {
    es: 'Escribe los apellidos.',
    en: 'Enter the last name.',
    pt: 'Digite o sobrenome.',
  },
  'formation.person-name-letters': {
    es: 'Escribe el nombre con letras, sin números ni símbolos.',
    en: 'Enter the name in letters, without digits or symbols.',
    pt: 'Digite o nome com letras, sem números nem símbolos.',
  },
  'formation.latin-letters': {
    es: 'Escríbelo con letras latinas y signos habituales; un nombre, como en el pasaporte o en el registro de la empresa. Así lo piden los formularios de EE. UU.',
    en: 'Write it in Latin letters and usual punctuation; a name, as in the passport or the company’s register. US forms ask for them.',
    pt: 'Escreva com letras latinas e sinais usuais; um nome, como no passaporte ou no registro da empresa. É o que os formulários dos EUA pedem.',
  },
  'formation.email-missing': {
    es: 'Escribe tu correo.',
    en: 'Enter your email.',
    pt: 'Digite seu e-mail.',
  },
  'formation.email-wrong': {
    es: 'Revisa el correo: debe tener la forma nombre@ejemplo.com.',
    en: 'Check the email: it should look like name@example.com.',
    pt: 'Confira o e-mail: deve ter a forma nome@exemplo.com.',
  },
  'formation.phone-missing': {
    es: 'Escribe tu teléfono.',
    en: 'Enter your phone.',
    pt: 'Digite seu telefone.',
  },
  'formation.phone-wrong': {
    es: 'Ese teléfono no existe en ese país. Revisa el país y el número.',
    en: 'There is no such phone number in that country. Check the country and the number.',
    pt: 'Esse telefone não existe nesse país. Confira o país e o número.',
  },
  'formation.country-missing': {
    es: 'Elige el país donde vives.',
    en: 'Choose the country where you live.',
    pt: 'Escolha o país onde você mora.',
  },
  'formation.country-without-crypto': {
    es: 'Cross Border Crypto no está disponible en ese país. Una LLC o una C-Corp sí puedes crearla.',
    en: 'Cross Border Crypto is not available in that country. You can still form an LLC or a C-Corp.',
    pt: 'Cross Border Crypto não está disponível nesse país. Uma LLC ou uma C-Corp você pode criar.',
  },
  'formation.birth-date-missing': {
    es: 'Escribe la fecha de nacimiento.',
    en: 'Enter the date of birth.',
    pt: 'Digite a data de nascimento.',
  },
  'formation.birth-date-wrong': {
    es: 'Revisa la fecha de nacimiento: ese día no puede ser.',
    en: 'Check the date of birth: it cannot be that day.',
    pt: 'Confira a data de nascimento: esse dia não pode ser.',
  },
  'formation.under-16': {
    es: 'Para usar Faro debes tener 16 años o más.',
    en: 'You must be 16 or older to use Faro.',
    pt: 'Para usar o Faro você precisa ter 16 anos ou mais.',
  },
  'formation.name-missing': {
    es: 'Escribe el nombre de la empresa.',
    en: 'Enter the name of the company.',
    pt: 'Digite o nome da empresa.',
  },
  'formation.second-name-missing': {
    es: 'Escribe una segunda opción: sirve si el estado no acepta la primera.',
    en: 'Enter a second choice: it is used if the state does not accept the first.',
    pt: 'Digite uma segunda opção: ela vale se o estado não aceitar a primeira.',
  },
  'formation.name-short': {
    es: 'El nombre debe tener al menos 2 caracteres.',
    en: 'The name must have at least 2 characters.',
    pt: 'O nome precisa ter pelo menos 2 caracteres.',
  },
  'formation.name-long': {
    es: 'El nombre puede tener 94 letras y espacios como máximo, sin la terminación.',
    en: 'The name can have at most 94 letters and spaces, without its ending.',
    pt: 'O nome pode ter no máximo 94 letras e espaços, sem a terminação.',
  },
  'formation.name-characters': {
    es: 'Los estados aceptan letras latinas, números y los signos habituales. Quita los demás.',
    en: 'States accept Latin letters, numbers and usual punctuation. Remove the rest.',
    pt: 'Os estados aceitam letras latinas, números e os sinais usuais. Retire os demais.',
  },
  'formation.name-designator': {
    es: 'Deja fuera LLC, Inc. y similares: la terminación se elige aparte.',
    en: 'Leave out LLC, Inc. and the like: the ending is chosen apart.',
    pt: 'Deixe de fora LLC, Inc. e similares: a terminação é escolhida à parte.',
  },
  'formation.name-restricted': {
    es: 'Los estados no aceptan «{{word}}» en un nombre sin una licencia. Elige otro nombre.',
    en: 'States do not accept “{{word}}” in a name without a licence. Choose another name.',
    pt: 'Os estados não aceitam “{{word}}” em um nome sem licença. Escolha outro nome.',
  },
  'formation.names-alike': {
    es: 'Para el estado es el mismo nombre que la primera opción. Escribe otro.',
    en: 'To the state this is the same name as the first choice. Enter another.',
    pt: 'Para o estado é o mesmo nome da primeira opção. Digite outro.',
  },
  'formation.designator-missing': {
    es: 'Elige cómo termina el nombre.',
    en: 'Choose how the name ends.',
    pt: 'Escolha como o nome termina.',
  },
  'formation.designator-other-type': {
    es: 'Esa terminación es de otro tipo de empresa. Elige una que le corresponda.',
    en: 'That ending belongs to another type of company. Choose one that fits.',
    pt: 'Essa terminação é de outro tipo de empresa. Escolha uma que corresponda.',
  },
  'formation.type-missing': {
    es: 'Elige LLC o C-Corp.',
    en: 'Choose LLC or C-Corp.',
    pt: 'Escolha LLC ou C-Corp.',
  },
  'formation.management-missing': {
    es: 'Elige quién administra la LLC.',
    en: 'Choose who manages the LLC.',
    pt: 'Escolha quem administra a LLC.',
  },
  'formation.share-count-missing': {
    es: 'Escribe cuántas acciones tendrá la C-Corp.',
    en: 'Enter how many shares the C-Corp will have.',
    pt: 'Digite quantas ações a C-Corp terá.',
  },
  'formation.par-value-missing': {
    es: 'Escribe el valor nominal de cada acción.',
    en: 'Enter the par value of each share.',
    pt: 'Digite o valor nominal de cada ação.',
  },
  'formation.industry-missing': {
    es: 'Busca la actividad de la empresa o descríbela con tus palabras.',
    en: 'Find the activity of the company or describe it in your words.',
    pt: 'Busque a atividade da empresa ou descreva com suas palavras.',
  },
  'formation.industry-code-wrong': {
    es: 'Elige la actividad de la lista: su código tiene 6 cifras.',
    en: 'Choose the activity from the list: its code has 6 digits.',
    pt: 'Escolha a atividade da lista: o código tem 6 dígitos.',
  },
  'formation.state-missing': {
    es: 'Elige el estado de la empresa.',
    en: 'Choose the state of the company.',
    pt: 'Escolha o estado da empresa.',
  },
  'formation.partners-missing': {
    es: 'Agrega al menos un socio.',
    en: 'Add at least one partner.',
    pt: 'Adicione pelo menos um sócio.',
  },
  'formation.partners-too-many': {
    es: 'Aquí caben hasta 20 socios. Si son más, escríbenos.',
    en: 'There is room for up to 20 partners here. If there are more, write to us.',
    pt: 'Aqui cabem até 20 sócios. Se forem mais, escreva para nós.',
  },
  'formation.partner-company-missing': {
    es: 'Escribe el nombre de la empresa socia.',
    en: 'Enter the name of the partner company.',
    pt: 'Digite o nome da empresa sócia.',
  },
  'formation.partner-country-missing': {
    es: 'Elige el país del socio.',
    en: 'Choose the country of the partner.',
    pt: 'Escolha o país do sócio.',
  },
  'formation.partner-under-18': {
    es: 'Un socio debe tener 18 años o más: un menor no puede firmar el acuerdo de la empresa.',
    en: 'A partner must be 18 or older: a minor cannot sign the agreement of the company.',
    pt: 'Um sócio precisa ter 18 anos ou mais: um menor não pode assinar o acordo da empresa.',
  },
  'formation.address-missing': {
    es: 'Escribe la calle y el número.',
    en: 'Enter the street and number.',
    pt: 'Digite a rua e o número.',
  },
  'formation.city-missing': {
    es: 'Escribe la ciudad.',
    en: 'Enter the city.',
    pt: 'Digite a cidade.',
  },
  'formation.region-missing': {
    es: 'Escribe el estado, la provincia o el departamento.',
    en: 'Enter the state, province or region.',
    pt: 'Digite o estado, a província ou o departamento.',
  },
  'formation.postal-code-missing': {
    es: 'Escribe el código postal.',
    en: 'Enter the postal code.',
    pt: 'Digite o código postal.',
  },
  'formation.itins-too-many': {
    es: 'Socios sin SSN ni ITIN: {{count}}. Pide como máximo esa cantidad o quita el servicio.',
    en: 'Partners without an SSN or ITIN: {{count}}. Order no more than that, or remove the service.',
    pt: 'Sócios sem SSN nem ITIN: {{count}}. Peça no máximo essa quantidade ou remova o serviço.',
  },
  'formation.share-missing': {
    es: 'Escribe qué parte tiene este socio.',
    en: 'Enter the share of this partner.',
    pt: 'Digite a participação deste sócio.',
  },
  'formation.share-out-of-range': {
    es: 'La parte de un socio va de 1 % a 100 %. Solo quien representa a empresas que son las únicas dueñas puede tener 0 %.',
    en: 'The share of a partner is from 1% to 100%. Only a person who acts for companies that own it all can have 0%.',
    pt: 'A participação de um sócio vai de 1% a 100%. Só quem representa empresas que são as únicas donas pode ter 0%.',
  },
  'formation.shares-not-whole': {
    es: 'Las partes suman {{sum}} %. Deben sumar 100 %.',
    en: 'The shares add up to {{sum}}%. They must add up to 100%.',
    pt: 'As participações somam {{sum}}%. Devem somar 100%.',
  },
  'formation.responsible-missing': {
    es: 'Elige quién responde ante el IRS. Debe ser una persona; si todos los socios son empresas, agrega a quien las representa.',
    en: 'Choose who answers to the IRS. It must be a person; if all partners are companies, add somebody who acts for them.',
    pt: 'Escolha quem responde perante o IRS. Deve ser uma pessoa; se todos os sócios são empresas, adicione quem as representa.',
  },
  'formation.director-missing': {
    es: 'Una C-Corp necesita al menos una persona que la dirija.',
    en: 'A C-Corp needs at least one person as a director.',
    pt: 'Uma C-Corp precisa de pelo menos uma pessoa como diretora.',
  },
  'formation.manager-missing': {
    es: 'Elige qué socio administra la LLC, o que la administren todos.',
    en: 'Choose the partner who manages the LLC, or have all of them manage it.',
    pt: 'Escolha qual sócio administra a LLC, ou que todos a administrem.',
  },
  'formation.plan-missing': {
    es: 'Elige un plan.',
    en: 'Choose a plan.',
    pt: 'Escolha um plano.',
  },
  'formation.period-missing': {
    es: 'Elige si pagas por año o por mes.',
    en: 'Choose whether you pay by the year or by the month.',
    pt: 'Escolha se paga por ano ou por mês.',
  },
  'formation.volume-missing': {
    es: 'Elige cuánto esperas mover al mes.',
    en: 'Choose how much you expect to move a month.',
    pt: 'Escolha quanto você espera movimentar por mês.',
  },
  'formation.plan-below-volume': {
    es: 'Ese plan no alcanza para el volumen que elegiste. Elige uno mayor.',
    en: 'That plan does not cover the volume you chose. Choose a larger one.',
    pt: 'Esse plano não cobre o volume que você escolheu. Escolha um maior.',
  },
  'formation.formation-date-missing': {
    es: 'Escribe qué día se constituyó la empresa.',
    en: 'Enter the day the company was formed.',
    pt: 'Digite o dia em que a empresa foi constituída.',
  },
  'formation.formation-date-wrong': {
    es: 'Revisa el día en que se constituyó: no puede estar en el futuro.',
    en: 'Check the day it was formed: it cannot be in the future.',
    pt: 'Confira o dia da constituição: não pode estar no futuro.',
  },
  'formation.ein-missing': {
    es: 'Escribe el EIN de la empresa.',
    en: 'Enter the EIN of the company.',
    pt: 'Digite o EIN da empresa.',
  },
  'formation.ein-wrong': {
    es: 'El EIN tiene 9 cifras, como 12-3456789.',
    en: 'The EIN has 9 digits, such as 12-3456789.',
    pt: 'O EIN tem 9 dígitos, como 12-3456789.',
  },
  'formation.agent-missing': {
    es: 'Escribe quién es el agente registrado.',
    en: 'Enter who the registered agent is.',
    pt: 'Digite quem é o agente registrado.',
  },
  'formation.origin-country-missing': {
    es: 'Elige el país donde está registrada la empresa.',
    en: 'Choose the country where the company is registered.',
    pt: 'Escolha o país onde a empresa está registrada.',
  },
} satisfies WordsFor<never, FormationReason>;
