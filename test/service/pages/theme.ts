/** World Anvil's own styles. */
export const theme = `
:root { --ink: #1f2a30; --soft: #5d6b73; --line: #d9dfe0; --paper: #fffdf8; --sea: #17545f; --wash: #eef3f2; --lamp: #b4690e; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--wash); color: var(--ink); font: 16px/1.6 "Iowan Old Style", Palatino, Georgia, "DejaVu Serif", serif; }
a { color: var(--sea); text-decoration-thickness: 1px; text-underline-offset: 0.15em; }
.site-bar { display: flex; gap: 20px; align-items: baseline; padding: 10px 24px; background: #10333b; color: #fff; font: 14px/1.5 system-ui, sans-serif; }
.site-bar a { color: #cfe5e4; text-decoration: none; } .site-bar strong { letter-spacing: 0.02em; } .site-bar .right { margin-left: auto; }
.main-container { max-width: 1080px; margin: 28px auto 60px; padding: 0 20px; }
.breadcrumbs { font: 13px/1.4 system-ui, sans-serif; color: var(--soft); margin-bottom: 10px; }
.sheet { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 36px 44px; box-shadow: 0 1px 3px rgb(16 51 59 / 8%); }
.article-title h1 { font-size: 38px; line-height: 1.15; margin: 0; color: #10333b; }
.sheet > header { position: relative; padding-right: 90px; } .edit-link { position: absolute; top: 4px; right: 0; margin: 0; }
.article-subheading { font-size: 20px; color: var(--soft); font-style: italic; margin-top: 4px; }
.person-fullname, .pronunciation { color: var(--soft); font-size: 15px; }
.badges { display: flex; flex-wrap: wrap; gap: 6px; margin: 14px 0 0; padding: 0; list-style: none; font: 12px/1 system-ui, sans-serif; }
.badges li { padding: 5px 9px; border-radius: 999px; background: var(--wash); color: var(--sea); }
.badges li.draft { background: #fff0d6; color: #7a4708; } .badges li.wip { background: #f5ecd9; color: #6d5520; } .badges li.private { background: #f3e3e6; color: #7c2338; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) 260px; gap: 40px; margin-top: 26px; border-top: 1px solid var(--line); padding-top: 22px; }
.article-content-right { font: 14px/1.55 system-ui, sans-serif; }
.panel { border: 1px solid var(--line); border-radius: 6px; background: #fff; padding: 12px 14px; margin-bottom: 14px; } .panel h2 { font-size: 12px; letter-spacing: 0.06em; text-transform: uppercase; color: var(--soft); margin: 0 0 6px; }
.panel dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; } .panel dt { color: var(--soft); } .panel dd { margin: 0; overflow-wrap: anywhere; }
.panel p, .panel ul { margin: 0; } .panel ul { padding-left: 18px; }
.tags a { display: inline-block; margin: 0 6px 4px 0; padding: 1px 8px; border: 1px solid var(--line); border-radius: 999px; text-decoration: none; font-size: 13px; }
.user-css-vignette { overflow-wrap: anywhere; } .user-css-vignette h2, .user-css-vignette h3 { line-height: 1.25; margin: 1.3em 0 0.4em; color: #10333b; } .user-css-vignette > :first-child { margin-top: 0; }
blockquote { margin: 1em 0; padding: 2px 18px; border-left: 3px solid var(--lamp); color: #4a4338; font-style: italic; } blockquote cite { display: block; font-style: normal; font-size: 14px; color: var(--soft); } blockquote cite::before { content: '— '; }
.bbcode-read-aloud { background: #f4efe3; border-radius: 6px; padding: 12px 16px; margin: 1em 0; } .bbcode-center { text-align: center; } .bbcode-right { text-align: right; } .bbcode-indent { padding-left: 2em; }
table { border-collapse: collapse; margin: 1em 0; } th, td { border: 1px solid var(--line); padding: 5px 12px; text-align: left; } th { background: var(--wash); }
pre { background: #f2f0ea; padding: 12px; border-radius: 6px; overflow: auto; font-size: 14px; } img { max-width: 100%; height: auto; border-radius: 4px; } .article-cover { margin: 18px 0; }
.broken-mention { border-bottom: 1px dotted #a33; } .redacted { background: currentcolor; }
.section-payload p { margin: 0; } .section-title { margin: 1.3em 0 0.2em; font-size: 21px; color: #10333b; }
.article-footnotes { margin-top: 30px; padding-top: 12px; border-top: 1px solid var(--line); font-size: 14px; color: #44525a; }
.user-css-secret { border: 1px dashed #9b6a74; background: #fbf4f5; border-radius: 6px; padding: 10px 16px; margin-top: 22px; font-size: 15px; }
.cards { list-style: none; margin: 18px 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 12px; } .cards li { border: 1px solid var(--line); border-radius: 6px; background: #fff; padding: 12px 14px; } .cards small { display: block; color: var(--soft); font: 12px/1.4 system-ui, sans-serif; }
.button { display: inline-block; font: 14px/1 system-ui, sans-serif; padding: 9px 14px; border: 0; border-radius: 6px; background: var(--sea); color: #fff; text-decoration: none; cursor: pointer; }
form label { display: block; font: 13px/1.4 system-ui, sans-serif; color: var(--soft); margin: 14px 0 4px; } input, textarea { width: 100%; font: 15px/1.5 ui-monospace, monospace; padding: 8px 10px; border: 1px solid #b9c3c5; border-radius: 6px; background: #fff; } textarea { min-height: 120px; } textarea[name=content] { min-height: 320px; }
footer { text-align: center; color: var(--soft); font: 12px/1.5 system-ui, sans-serif; padding-bottom: 30px; }
@media (max-width: 760px) { .columns { grid-template-columns: 1fr; } .sheet { padding: 24px 18px; } }
`;

/** Examples of author CSS that affects anything on the page. */
export const hostileCss = `
html { font-size: 5px !important; }
body * { font-family: cursive !important; letter-spacing: 2px !important; text-transform: uppercase !important; }
div, span, button, section, aside { color: #0f0 !important; background-color: rgb(120 0 80 / 30%) !important; transform: rotate(0.4deg) !important; border: 3px dotted red !important; }
button, input { display: none !important; }
.user-css-vignette { position: relative; z-index: 2147483647; }
body > *:last-child:not(main) { opacity: 0.05 !important; pointer-events: none !important; }
iframe { width: 1px !important; height: 1px !important; }
`;
