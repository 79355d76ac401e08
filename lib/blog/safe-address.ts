const SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'];

/** Whether an address may be followed: one of this site, or of a scheme that no browser takes for a program. */
export function isSafe(address: string): boolean {
  const [, scheme] = address.match(/^([^/?#]*?):/) ?? [];
  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase());
}
