import type {Order} from '#contract/orders/order.ts';
import {purchaseKinds, type PurchaseKind} from '#contract/purchases/purchase.ts';

/** An order that buys something for a company which exists; any other makes a company. Rule: BUY1. */
export function isPurchase(kind: Order['kind']): kind is PurchaseKind {
  return purchaseKinds.some((one) => one === kind);
}

/** Whether its owner can take it back with all of its money until it is begun. Rules: MLG15, DIS7. */
export function isWithdrawable(kind: Order['kind']): boolean {
  return kind === 'dissolution' || kind === 'paper';
}
