import {Check} from 'lucide-react';
import {Radio, RadioGroup} from 'react-aria-components';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './checkout.module.css';

type SoldPlan<Id extends string> = {
  readonly id: Id;
  readonly name: string;
  readonly price: string;
  /** What the price is for, such as "al año". */
  readonly per: string;
  /** What sets it apart, where there is no room for the table. */
  readonly short: string;
};

type PlanTableProps<Id extends string> = {
  readonly label: string;
  readonly plans: readonly SoldPlan<Id>[];
  /** By the ids of the plans: true is a tick. */
  readonly rows: readonly {readonly name: string; readonly values: Readonly<Record<Id, string | true>>}[];
  readonly chosen: Id | null;
  readonly includedText: string;
  readonly isLocked: boolean;
  readonly onChoose: (id: Id) => void;
};

/** Plans side by side with what each holds; their heads are the choices. On a phone the heads alone. */
export function PlanTable<Id extends string>(props: PlanTableProps<Id>) {
  const {plans, rows, chosen} = props;
  const mark = (id: Id) => (id === chosen ? {className: styles['chosen']} : {});
  const choose = (picked: string) => {
    const plan = plans.find(({id}) => id === picked);
    if (plan) props.onChoose(plan.id);
  };
  return (
    <RadioGroup aria-label={props.label} value={chosen} onChange={choose} isDisabled={props.isLocked}>
      <table className={styles['plans']}>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{props.label}</VisuallyHidden>
            </td>
            {plans.map(({id, name, price, per, short}) => (
              <th key={id} scope="col" {...mark(id)}>
                <Radio value={id} className={joinClasses(styles['plan'])}>
                  <span className={styles['dot']} aria-hidden />
                  <span className={styles['plan-words']}>
                    <span className={styles['plan-name']}>{name}</span>
                    <span className={styles['plan-price']}>{price}</span>
                    <span className={styles['plan-per']}>{per}</span>
                    <span className={styles['plan-short']}>{short}</span>
                  </span>
                </Radio>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({name, values}) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {plans.map(({id}) => (
                <td key={id} {...mark(id)}>
                  {values[id] === true ? (
                    <Check className={styles['included']} size={16} role="img" aria-label={props.includedText} />
                  ) : (
                    values[id]
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </RadioGroup>
  );
}
