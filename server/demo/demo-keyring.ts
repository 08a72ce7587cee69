import type {Keyring} from '#server/modules/sealing/keyring.ts';

/** The demonstration's people are made before the server has keys; none of their orders migrates a company, so nothing is sealed. */
export const demoKeyring: Pick<Keyring, 'seal'> = {
  seal: () => Promise.reject(new Error('the demonstration seals no EIN')),
};
