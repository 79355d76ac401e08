if (!/^\d{0,11}$/.test(process.env.SOURCE_DATE_EPOCH ?? '')) {
  throw new Error(
    `SOURCE_DATE_EPOCH is “${process.env.SOURCE_DATE_EPOCH}”: give whole seconds since 1970, such as 1767225600.`,
  );
}

/** The day the site was built, `YYYY-MM-DD`; `SOURCE_DATE_EPOCH` fixes it for builds that must repeat. */
export const buildDate = new Date(
  process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now(),
)
  .toISOString()
  .slice(0, 10);
