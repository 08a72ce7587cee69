import {demoPassword, demoPeople} from '#server/demo/add-demo-data.ts';

/** The password that people choose in journeys; those of the demonstration have their own. */
export const ownPassword = 'Rompeolas-2027!';

const demoEmails = new Set<string>(Object.values(demoPeople).map(({email}) => email));

/** The password of somebody of the demonstration or of a journey. */
export function passwordOf(email: string): string {
  return demoEmails.has(email) ? demoPassword : ownPassword;
}
