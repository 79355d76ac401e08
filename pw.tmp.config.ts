import base from './playwright.config';

const [main] = [base.webServer].flat();
export default { ...base, retries: 0, webServer: main } as typeof base;
