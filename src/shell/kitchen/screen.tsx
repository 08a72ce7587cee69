import {ActionsShelf} from '#src/shell/kitchen/parts/actions-shelf.tsx';
import {DisplayShelf} from '#src/shell/kitchen/parts/display-shelf.tsx';
import {FieldsShelf} from '#src/shell/kitchen/parts/fields-shelf.tsx';
import {LayersShelf} from '#src/shell/kitchen/parts/layers-shelf.tsx';
import {WizardShelf} from '#src/shell/kitchen/parts/wizard-shelf.tsx';
import styles from './kitchen.module.css';

/** Every part of the kit in all its states, light and dark side by side; for developers, in one language. */
export function Screen() {
  return (
    <main className={styles['themes']}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={styles['theme']} data-theme={theme}>
          <div className={styles['sheet']}>
            <ActionsShelf />
            <FieldsShelf />
            <WizardShelf />
            <DisplayShelf />
            <LayersShelf />
          </div>
        </div>
      ))}
    </main>
  );
}
