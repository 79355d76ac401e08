/** Red, green and blue, each from 0 to 255. */
export type Channels = readonly number[];

/** From 1 to 21: WCAG 2.2, “contrast ratio”. */
export function contrastOf(one: Channels, other: Channels): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** From 0 to 1: WCAG 2.2, “relative luminance”. */
function luminanceOf(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
