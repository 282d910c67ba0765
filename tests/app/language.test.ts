import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../app/_words/choose';

describe('the language of a page', () => {
  it("is the signed-in user's, whatever cookie and browser say", () => {
    expect(chooseLanguage({ preference: 'it', cookie: 'en', acceptLanguage: 'en-GB' })).toBe('it');
  });

  it("is the cookie's for somebody signed out", () => {
    expect(chooseLanguage({ cookie: 'it', acceptLanguage: 'en' })).toBe('it');
  });

  it.each([
    ['it', 'it'],
    ['it-CH,it;q=0.9,en;q=0.8', 'it'],
    ['de-DE,de;q=0.9,it;q=0.5,en;q=0.4', 'it'],
    ['en;q=0.3, it;q=0.7', 'it'],
    ['IT-it', 'it'],
    ['it;q=0,en', 'en'],
    ['fr,de', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;q=,it;q=x', 'en'],
    [null, 'en'],
  ])('is, of a browser that asks for %j, %s', (acceptLanguage, language) => {
    expect(chooseLanguage({ acceptLanguage })).toBe(language);
  });

  it('passes over choices it does not know', () => {
    expect(chooseLanguage({ preference: 'xx', cookie: 'klingon', acceptLanguage: 'it' })).toBe('it');
  });
});
