/** Answers to every step of a company to be made, from which an order can be placed. */
export const completeAnswers = {
  firstName: 'Ana',
  lastName: 'Restrepo',
  email: 'ana@example.com',
  phone: '3001234567',
  phoneCountry: 'CO',
  residenceCountry: 'CO',
  birthDate: '1988-05-04',
  nameOne: 'Ceibo Studio',
  nameTwo: 'Ceibo Norte',
  designator: 'LLC',
  type: 'LLC',
  management: 'members',
  naicsCode: '541511',
  state: 'WY',
  plan: 'standard',
  period: 'year',
} as const;

/** An address in Colombia, with all that is asked there. */
export const completeAddress = {line1: 'Carrera 7 # 71-21', city: 'Bogotá', region: 'Cundinamarca'} as const;
/** A partner of age; the first name is for each to give. */
export const completePerson = {lastName: 'Ortega Salas', country: 'CO', birthDate: '1990-02-28'} as const;
