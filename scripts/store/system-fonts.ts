// The tests' own fonts, which everything that starts a browser here would use, have no Japanese. Import this first.
process.env.TEST_FONTS ??= '/etc/fonts/fonts.conf';
