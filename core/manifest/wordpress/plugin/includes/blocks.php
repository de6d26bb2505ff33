<?php
/**
 * A block for each element, made of its settings table.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * A setting as the block editor declares an attribute.
 *
 * @param array $setting A row of the settings table.
 * @return array
 */
function site_elements_block_attribute( $setting ) {
	$types = array(
		'flag'   => 'boolean',
		'number' => 'number',
	);
	return array( 'type' => isset( $types[ $setting['kind'] ] ) ? $types[ $setting['kind'] ] : 'string' );
}

/**
 * Registers the blocks. Their content stays in the post, should this plugin ever go.
 */
function site_elements_register_blocks() {
	wp_register_script(
		'site-elements-editor',
		plugins_url( 'editor.js', SITE_ELEMENTS_FILE ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-core-data', 'wp-data', 'wp-dom', 'wp-element', 'wp-i18n' ),
		SITE_ELEMENTS_VERSION,
		true
	);
	wp_set_script_translations( 'site-elements-editor', 'site-elements', plugin_dir_path( SITE_ELEMENTS_FILE ) . 'languages' );
	wp_register_style( 'site-elements-editor', plugins_url( 'editor.css', SITE_ELEMENTS_FILE ), array(), SITE_ELEMENTS_VERSION );
	$elements = site_elements_list();
	wp_add_inline_script( 'site-elements-editor', 'var siteElementsBlocks = ' . wp_json_encode( $elements ) . ';', 'before' );
	foreach ( $elements as $tag => $element ) {
		register_block_type(
			$element['block'],
			array(
				'api_version'     => 2,
				'title'           => $element['title'],
				'category'        => 'widgets',
				'attributes'      => array_merge(
					array_map( 'site_elements_block_attribute', $element['settings'] ),
					array(
						'pictureIds' => array(
							'type'    => 'array',
							'items'   => array( 'type' => 'number' ),
							'default' => array(),
						),
					)
				),
				'supports'        => array(
					'html'   => false,
					'anchor' => true,
					'align'  => array( 'wide', 'full' ),
				),
				'editor_script'   => 'site-elements-editor',
				'editor_style'    => 'site-elements-editor',
				'render_callback' => function ( $values, $content ) use ( $tag ) {
					return site_elements_render_block( $tag, $values, $content );
				},
			)
		);
	}
}
add_action( 'init', 'site_elements_register_blocks' );

/**
 * A block as visitors get it.
 *
 * @param string $tag     Name of the element.
 * @param array  $values  Attributes of the block.
 * @param string $content Its inner blocks as HTML.
 * @return string
 */
function site_elements_render_block( $tag, $values, $content ) {
	$pictures = site_elements_pictures( isset( $values['pictureIds'] ) ? $values['pictureIds'] : array() );
	$element  = site_elements_markup( $tag, $values, $pictures . trim( $content ) );
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $element );
}
