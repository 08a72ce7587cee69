import type {SiteLanguage} from '#contract/site/choose-language.ts';

/** The words of the page on which a person says who they are. */
type PageText = {
  readonly title: string;
  /** What of all this is real: nothing. */
  readonly sandbox: string;
  readonly explain: string;
  /** Above the people of the demonstration, and above the fields for anybody else. */
  readonly people: string;
  readonly other: string;
  readonly email: string;
  readonly name: string;
  readonly confirm: string;
  readonly refuse: string;
  /** Where the e-mail or the name cannot be taken. */
  readonly wrong: string;
  /** Where nobody was sent here. */
  readonly over: string;
};

/** In the three languages of the product. Rule: ACC36. */
export const pageTexts: Readonly<Record<SiteLanguage, PageText>> = {
  es: {
    title: 'Elige quién eres',
    sandbox: 'Sandbox: es una prueba, esto no es Google.',
    explain: 'Aquí Google te preguntaría con qué cuenta quieres iniciar sesión. Di quién quieres ser.',
    people: 'Alguien de la demostración',
    other: 'Otra persona',
    email: 'Correo',
    name: 'Nombre y apellidos',
    confirm: 'Continuar',
    refuse: 'Cancelar',
    wrong: 'Usa un correo de prueba, como ana@example.com.',
    over: 'Aquí no hay nada que confirmar. Vuelve a la página anterior y empieza de nuevo.',
  },
  en: {
    title: 'Choose who you are',
    sandbox: 'Sandbox: this is a test, it is not Google.',
    explain: 'Here Google would ask you which account you want to sign in with. Say who you want to be.',
    people: 'Someone from the demo',
    other: 'Someone else',
    email: 'Email',
    name: 'First and last name',
    confirm: 'Continue',
    refuse: 'Cancel',
    wrong: 'Use a test email, like ana@example.com.',
    over: 'There is nothing to confirm here. Go back to the page before and start again.',
  },
  pt: {
    title: 'Escolha quem você é',
    sandbox: 'Sandbox: é um teste, isto não é o Google.',
    explain: 'Aqui o Google perguntaria com qual conta você quer entrar. Diga quem você quer ser.',
    people: 'Alguém da demonstração',
    other: 'Outra pessoa',
    email: 'E-mail',
    name: 'Nome e sobrenome',
    confirm: 'Continuar',
    refuse: 'Cancelar',
    wrong: 'Use um e-mail de teste, como ana@example.com.',
    over: 'Não há nada para confirmar aqui. Volte à página anterior e comece de novo.',
  },
};
