import nextJest from 'next/jest.js';

export default nextJest({ dir: '.' })({
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/out/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': 'next/dist/compiled/server-only/empty.js',
  },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});
