import {ChevronDown, Layers, Plus} from 'lucide-react';
import {usePickCompany} from './use-pick-company.ts';
import {pathTo, useLocation} from '#src/routing/routing.ts';
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
  const home = pathTo.dashboard(language);
  // The home is about all of them.
  const isAll = useLocation().pathname === home && (all?.length ?? 0) > 1;
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
          {isAll ? <Layers size={16} strokeWidth={1.75} aria-hidden /> : <Avatar name={current.name} />}
          <span className={styles['cut']}>{isAll ? text('allCompanies') : current.name}</span>
        </Button>
      }
    >
      {all.length > 1 ? (
        <MenuItem id="all" icon={<Layers size={16} strokeWidth={1.75} aria-hidden />} href={home} isCurrent={isAll}>
          {text('allCompanies')}
        </MenuItem>
      ) : null}
      {all.map((company) => (
        <MenuItem
          key={company.id}
          id={company.id}
          icon={<Avatar name={company.name} />}
          hint={company.type}
          isCurrent={!isAll && company.id === current.id}
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
