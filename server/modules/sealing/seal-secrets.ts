import type {Keyring} from './keyring.ts';

/** Seals what belongs to a person and is nobody's to read, such as the key of an authenticator app: tied to them and to the field. */
export function sealSecrets(keyring: Keyring, field: string) {
  return {
    seal: (clear: string, userId: string) => keyring.seal({clear, mask: '••••', rowId: userId, field}),
    open: (sealed: string, userId: string) => keyring.open(sealed, userId, field),
  };
}
