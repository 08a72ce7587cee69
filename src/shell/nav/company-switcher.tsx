import {ChevronDown, Plus} from 'lucide-react';
import {usePickCompany} from './use-pick-company.ts';
import {pathTo} from '#src/routing/routing.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {MenuLine} from '#src/ui/actions/menu/menu-line.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {Avatar} from '#src/ui/display/avatar.tsx';
import styles from '#src/shell/frame/frame.module.css';

/** The company that the screens are about, and the way to another. */
export function CompanySwitcher() {
  const text = useText();
  const language = useLanguage();
  const {all, current, firstPull} = useCompany();
  const pick = usePickCompany();
  if (all === undefined || firstPull !== 'done') return null;
  if (current === null)
    return (
      <ButtonLink
        href={pathTo.addCompany(language)}
        look="quiet"
        className={joinClasses(styles['add'])}
        icon={<Plus size={16} aria-hidden />}
      >
        <span className={styles['cut']}>{text('addCompany')}</span>
      </ButtonLink>
    );
  return (
    <MenuButton
      label={text('chooseCompany')}
      trigger={
        <Button look="quiet" className={joinClasses(styles['switcher'])} end={<ChevronDown size={16} aria-hidden />}>
          <Avatar name={current.name} />
          <span className={styles['cut']}>{current.name}</span>
        </Button>
      }
    >
      {all.map((company) => (
        <MenuItem
          key={company.id}
          id={company.id}
          icon={<Avatar name={company.name} />}
          hint={company.type}
          isCurrent={company.id === current.id}
          onAction={() => pick(company.id)}
        >
          {company.name}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem id="add" icon={<Plus size={16} aria-hidden />} href={pathTo.addCompany(language)}>
        {text('addCompany')}
      </MenuItem>
    </MenuButton>
  );
}
