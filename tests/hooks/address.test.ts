import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicOnly, targetOf } from '../../lib/hooks/address';

describe('an address that may be told something', () => {
  it('is one of the open internet', () => {
    const all = ['1.1.1.1', '8.8.8.8', '93.184.215.14', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '172.15.0.1', '172.32.0.1'];
    expect(all.filter((each) => !isPublicAddress(each))).toEqual([]);
  });

  it('is not this machine, its network, the cloud’s own services, or a way around', () => {
    const all = [
      ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
      ...[
        '192.0.0.8',
        '192.0.2.1',
        '198.18.0.1',
        '198.51.100.1',
        '203.0.113.9',
        '224.0.0.1',
        '255.255.255.255',
        '240.0.0.1',
        '192.88.99.1',
      ],
      ...[
        '::1',
        '::',
        'fe80::1',
        'fc00::1',
        'fd00:ec2::254',
        'ff02::1',
        '::ffff:127.0.0.1',
        '::ffff:a00:1',
        '64:ff9b::7f00:1',
        '2002:7f00:1::',
      ],
      ...['2001::1', '2001:db8::1', '3fff::1', '64:ff9b:1::1', '100::1', '5f00::1', 'fec0::1', '::127.0.0.1', 'localhost', ''],
    ];
    expect(all.filter(isPublicAddress)).toEqual([]);
  });

  it('holds for every address of a closed network (property)', () => {
    const byte = fc.nat(255);
    const nets = fc.constantFrom([10], [127], [192, 168], [169, 254], [172, 16], [172, 31], [0], [224], [255], [100, 64], [100, 127]);
    fc.assert(
      fc.property(nets, byte, byte, byte, (net, a, b, c) => {
        const address = [...net, a, b, c].slice(0, 4).join('.');
        expect(isPublicAddress(address)).toBe(false);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      }),
    );
  });

  it('is asked for by https, without a password, and however it is spelt', async () => {
    const faults = await Promise.all(
      [
        'http://example.org/',
        'ftp://example.org/',
        'https://anna:secret@example.org/',
        'https://127.0.0.1/',
        'https://2130706433/',
        'https://0x7f.1/',
        'https://[::1]/',
        'https://[::ffff:127.0.0.1]/',
        'https://169.254.169.254/latest/meta-data',
        'https://localhost/',
        'https://example.org:22/',
        'https://example.org:8080/',
        'example.org',
        `https://example.org/${'x'.repeat(600)}`,
      ].map((url) => targetOf(url, publicOnly)),
    );
    expect(faults).toEqual([
      ...['not-https', 'not-https', 'has-password', 'not-public', 'not-public', 'not-public', 'not-public', 'not-public'],
      ...['not-public', 'not-public', 'other-port', 'other-port', 'not-an-address', 'not-an-address'],
    ]);
  });

  it('is refused when only one of its addresses is private, or none is found', async () => {
    const check = (addresses: string[]) => ({ ...publicOnly, resolve: async () => addresses });
    expect(await targetOf('https://example.org/', check(['1.1.1.1', '10.0.0.1']))).toBe('not-public');
    expect(await targetOf('https://example.org/', check([]))).toBe('not-public');
    expect(await targetOf('https://example.org/', check(['1.1.1.1', '1.0.0.1']))).toMatchObject({ address: '1.1.1.1' });
    expect(await targetOf('https://example.org:8443/', check(['1.1.1.1']))).toMatchObject({ address: '1.1.1.1' });
  });
});
