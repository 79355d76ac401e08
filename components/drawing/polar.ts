const half = (value: number) => Math.round(value * 2) / 2;

/** The point at so many degrees clockwise from twelve o'clock, rounded to half a unit. */
export function polar(cx: number, cy: number, radius: number, degrees: number) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [half(cx + radius * Math.cos(angle)), half(cy + radius * Math.sin(angle))] as const;
}
