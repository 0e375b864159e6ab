import { expect, test } from 'vitest';
import { misplacedBlocks } from './markup.ts';

test.each([
  ['<span><h2>a</h2></span>', ['span > h2']],
  ['<p><b><div>a</div></b></p>', ['p > div']],
  ['<button type="button"><ul><li>a</li></ul></button>', ['button > ul', 'button > li']],
  ['<div><span>a</span><h2><span>b</span></h2></div>', []],
  ['<summary><h3>a</h3></summary><p>b<br>c<img src="a>b"></p><div>d</div>', []],
  ['<span><script>"<div>"</script><!-- <p> --><svg><path d="" /></svg></span><p>a</p>', []],
])('%s', (html, found) => {
  expect(misplacedBlocks(html)).toEqual(found);
});
