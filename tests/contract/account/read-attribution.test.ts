import {expect, test} from 'vitest';
import {readAttribution} from '#contract/account/read-attribution.ts';

test.each([
  ['?utm_source=google&utm_campaign=llc%20es', {utmSource: 'google', utmCampaign: 'llc es', originPath: '/es/blogs'}],
  ['?utm_source=a+b', {utmSource: 'a b', utmCampaign: null, originPath: '/es/blogs'}],
  ['?fbclid=IwAR0', {utmSource: 'facebook', utmCampaign: null, originPath: '/es/blogs'}],
  ['?fbclid=IwAR0&utm_source=instagram', {utmSource: 'instagram', utmCampaign: null, originPath: '/es/blogs'}],
  ['', null],
  ['?utm_source=', null],
  ['?utm_campaign=llc', null],
  ['?utm_source=%E0%A4%A', null],
  ['?x_utm_source=google', null],
])('[ACC27] %j says %o', (search, expected) => expect(readAttribution(search, '/es/blogs')).toEqual(expected));

test('[ACC27] overlong values are cut', () => {
  expect(readAttribution(`?utm_source=${'x'.repeat(500)}`, `/es/${'y'.repeat(900)}`)).toEqual({
    utmSource: 'x'.repeat(200),
    utmCampaign: null,
    originPath: `/es/${'y'.repeat(496)}`,
  });
});
