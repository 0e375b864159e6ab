const RAW_COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'block-no-empty': true,
    'color-named': 'never',
    'color-no-hex': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-no-important': true,
    'declaration-property-value-disallowed-list': {
      'z-index': [/^-?\d+$/],
      'font-size': [/^[\d.]+px$/],
      // A size comes from a token or a clamp(); the line height after the slash may be in pixels.
      font: [/(?<!\/\s*)(?<=^|\s)[\d.]+px(?=\s|\/)/],
    },
    'function-disallowed-list': RAW_COLOUR_FUNCTIONS,
    'max-nesting-depth': 2,
    'no-duplicate-selectors': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-max-id': 0,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['**/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
        // A second :root holds what changes under a media query or a theme.
        'no-duplicate-selectors': null,
      },
    },
  ],
};
