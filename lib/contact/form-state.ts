import type { FieldFault } from './validate';

/** What keeps a message from being sent; `place` is the id of what must be mended. */
export type Fault = FieldFault | { kind: 'unsolved'; place: 'captcha' };

/** Where the form stands. `attempt` counts submissions, so that the same alert is announced again. */
export type FormState =
  | { phase: 'idle'; attempt: number }
  /** `faults` are those of the attempt; `open` are the ones among them that are not mended yet. */
  | { phase: 'invalid'; attempt: number; faults: readonly Fault[]; open: readonly Fault[] }
  | { phase: 'sending'; attempt: number }
  | { phase: 'sent'; attempt: number }
  /** Handed to the visitor's e-mail program. */
  | { phase: 'composed'; attempt: number }
  | { phase: 'failed'; attempt: number };

export type FormAction =
  | { type: 'refused'; faults: readonly Fault[] }
  /** The visitor edited a field; `faults` are what the fields break now. */
  | { type: 'edited'; faults: readonly FieldFault[] }
  | { type: 'solved' | 'sending' | 'sent' | 'composed' | 'failed' | 'again' };

export const initialState: FormState = { phase: 'idle', attempt: 0 };

export function formReducer(state: FormState, action: FormAction): FormState {
  const attempt = state.attempt + 1;
  switch (action.type) {
    case 'refused':
      return { phase: 'invalid', attempt, faults: action.faults, open: action.faults };
    case 'edited':
      return stillOpen(
        state,
        (fault) => fault.kind === 'unsolved' || action.faults.includes(fault),
      );
    case 'solved':
      return stillOpen(state, (fault) => fault.kind !== 'unsolved');
    case 'sending':
    case 'sent':
    case 'composed':
    case 'failed':
      return { phase: action.type, attempt };
    case 'again':
      return { phase: 'idle', attempt: state.attempt };
  }
}

function stillOpen(state: FormState, isOpen: (fault: Fault) => boolean): FormState {
  return state.phase === 'invalid' ? { ...state, open: state.open.filter(isOpen) } : state;
}
