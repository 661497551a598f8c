/** The actions of the expansion, and what they name. */
import type { ActionType, Named } from '../../kernel/declare/action.js';
import type { Capture, ExchangePrisoner, PayRansom } from './wire.js';

const names = ({ figure }: { readonly figure: string }): Named[] => [{ pointer: '/figure', is: 'figure', figure }];

export const captureType: ActionType<Capture> = { type: 'capture', names };
export const exchangePrisonerType: ActionType<ExchangePrisoner> = { type: 'exchange-prisoner', names };
export const payRansomType: ActionType<PayRansom> = { type: 'pay-ransom', names };
