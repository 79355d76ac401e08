import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { cardFolder } from '../lib/file-paths';
import { pathOf } from '../lib/routes';
import { service } from './examples';

test('another site may show a page’s card and the icon, but embed no page', async ({
  page,
  baseURL,
}) => {
  const elsewhere = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>A chat</title>');
  }).listen(0);
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  const isShown = (path: string) =>
    page.evaluate(async (url) => {
      const picture = Object.assign(new Image(), { src: url });
      return picture.decode().then(
        () => true,
        () => false,
      );
    }, `${baseURL}${path}`);
  const card = readdirSync(`out${cardFolder}`).find((name) => name.endsWith('.png'));
  expect(await isShown(`${cardFolder}${card}`)).toBe(true);
  expect(await isShown('/icon.svg')).toBe(true);
  const answer = await page.request.get(`${baseURL}${pathOf(service)}`);
  expect(answer.headers()['cross-origin-resource-policy']).toBe('same-origin');
  elsewhere.close();
});
