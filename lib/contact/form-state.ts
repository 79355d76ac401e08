import type { FieldFault } from './validate';

/** A validation error; `place` is the id of the field to mend. */
export type Fault = FieldFault | { kind: 'unsolved'; place: 'captcha' };

/** Where the form stands. `attempt` counts submissions, so that the same alert is announced again. */
export type FormState =
  | { phase: 'idle'; attempt: number }
  /** `faults` are those of the attempt; `open` are the ones among them that are not mended yet. */
  | { phase: 'invalid'; attempt: number; faults: readonly Fault[]; open: readonly Fault[] }
  /** `slow` once it takes so long that a visitor wants to know. */
  | { phase: 'sending'; attempt: number; slow: boolean }
  | { phase: 'sent'; attempt: number }
  /** Handed to the visitor's e-mail program, but for what it could not take. */
  | { phase: 'composed'; attempt: number; whole: boolean }
  /** `lasting` where another attempt would fail as well. */
  | { phase: 'failed'; attempt: number; lasting: boolean };

export type FormAction =
  | { type: 'refused'; faults: readonly Fault[] }
  /** The visitor edited a field; `faults` are what the fields break now. */
  | { type: 'edited'; faults: readonly FieldFault[] }
  | { type: 'composed'; whole: boolean }
  | { type: 'failed'; lasting: boolean }
  | { type: 'solved' | 'sending' | 'slow' | 'sent' | 'again' };

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
      return { phase: 'sending', attempt, slow: false };
    case 'slow':
      return state.phase === 'sending' ? { ...state, slow: true } : state;
    case 'sent':
      return { phase: 'sent', attempt };
    case 'composed':
      return { phase: 'composed', attempt, whole: action.whole };
    case 'failed':
      return { phase: 'failed', attempt, lasting: action.lasting };
    case 'again':
      return { phase: 'idle', attempt: state.attempt };
  }
}

function stillOpen(state: FormState, isOpen: (fault: Fault) => boolean): FormState {
  return state.phase === 'invalid' ? { ...state, open: state.open.filter(isOpen) } : state;
}
