import {Mail as MailIcon} from 'lucide-react';
import type {Mailbox} from '#src/features/mailing/read-mail.ts';
import type {es} from '#src/features/mailing/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo, wizardTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';

/** Why there is no mail to read, and what gets one to it. Rule: MLG10. Source: S6.07, D11. */
export function NoMail({lack}: {readonly lack: NonNullable<Mailbox['lack']>}) {
  const text = useText<typeof es>('mailing');
  const language = useLanguage();
  const icon = <MailIcon size={24} aria-hidden />;
  if (lack === 'company')
    return (
      <EmptyState
        title={text('noCompany')}
        icon={icon}
        actions={<ButtonLink href={pathTo.addCompany(language)}>{text('begin')}</ButtonLink>}
      >
        {text('noCompanyText')}
      </EmptyState>
    );
  if (lack === 'mailing')
    return (
      <EmptyState
        title={text('cryptoTitle')}
        icon={icon}
        actions={
          <>
            <ButtonLink look="primary" href={wizardTo.user.create(language)}>
              {text('create')}
            </ButtonLink>
            <ButtonLink href={wizardTo.user.migrate(language)}>{text('migrate')}</ButtonLink>
          </>
        }
      >
        {text('cryptoText')}
      </EmptyState>
    );
  return (
    <EmptyState title={text('notYours')} icon={icon}>
      {text('notYoursText')}
    </EmptyState>
  );
}
