/** A strip of logos that moves is as wide as this many of them; a shorter list would show its end. */
export const LEAST_MOVING = 8;
