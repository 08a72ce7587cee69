import type {words as adminWords} from '#src/features/admin/text/words.ts';
import {useLogInAs} from '#src/features/admin/use-log-in-as.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import type {words} from './text/words.ts';
import type {PanelCompany} from './panel-company.ts';

/** Whose a company is, with the way to act as them. */
export function CompanyOwner({owner}: Pick<PanelCompany, 'owner'>) {
  const text = useText<typeof words>('admin/companies');
  const admin = useText<typeof adminWords>('admin');
  const logInAs = useLogInAs();
  if (owner === null) return text('unclaimed');
  return (
    <>
      {owner.name}{' '}
      <Button look="link" onPress={() => void logInAs(owner)}>
        {admin('logInAs', {name: owner.name})}
      </Button>
    </>
  );
}
